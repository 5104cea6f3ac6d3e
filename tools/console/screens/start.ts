import type {Screen} from './types';

/** Signing in, and what comes first. */
export const start: readonly Screen[] = [
  {
    id: 'login',
    route: '/user/login',
    ready: {css: 'button[type=submit]'},
    phone: {x: 360, y: 120, width: 560, height: 560},
    alt: {zh: '登录页：填写用户名和密码，下面是登录按钮。', en: 'The sign-in page: fields for user name and password, and the button to sign in below.'},
  },
  {
    id: 'register',
    route: '/user/register',
    situation: 'first-visit',
    window: {width: 1280, height: 900},
    ready: {label: 'login.registerComponent.admin'},
    region: {x: 360, y: 70, width: 560, height: 710},
    phone: {x: 360, y: 70, width: 560, height: 710},
    alt: {
      zh: '第一次打开控制台的注册页：企业名称、用户名、密码，下面是姓名、邮箱、电话和图片里的验证码，最下面是管理员注册。',
      en: 'The registration page of a console that was just installed: enterprise name, user name and password; below, full name, e-mail address, phone and the characters of a picture; the button registers the administrator. Two headings are Chinese in both languages.',
    },
  },
  {
    id: 'overview',
    route: '/enterprise/demo/index',
    ready: {css: 'canvas'},
    region: {x: 0, y: 0, width: 1280, height: 570},
    phone: {x: 68, y: 60, width: 560, height: 510},
    alt: {
      zh: '平台管理的总览：企业信息、集群、团队与用户的数量，以及每个集群的 CPU、内存、节点和运行中的 Pod。',
      en: 'The overview of platform management: the enterprise, how many clusters, teams and users there are, and the CPU, memory, nodes and running pods of each cluster.',
    },
  },
];
