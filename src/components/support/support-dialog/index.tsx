import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef} from 'react';

import Button from '@site/src/components/ui/button';
import ButtonLink from '@site/src/components/ui/button-link';
import Dialog from '@site/src/components/ui/dialog';
import type {IconComponent} from '@site/src/components/ui/icon';
import BugIcon from '@site/src/components/ui/icon/bug';
import ChatIcon from '@site/src/components/ui/icon/chat';
import ExternalIcon from '@site/src/components/ui/icon/external';
import HelpIcon from '@site/src/components/ui/icon/help';
import StarIcon from '@site/src/components/ui/icon/star';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';
import {product} from '@site/src/config/product';

import styles from './styles.module.css';

type Channel = {readonly icon: IconComponent; readonly to: string; readonly name: string; readonly purpose: string};

const channels: readonly Channel[] = [
  {
    icon: ChatIcon,
    to: product.forum,
    name: translate({id: 'support.dialog.forum', message: '到用户论坛提问', description: 'Support dialog: link to the forum'}),
    purpose: translate({id: 'support.dialog.forum.purpose', message: '先搜一搜，再附上版本、安装方式和日志', description: 'Support dialog: what the forum is for'}),
  },
  {
    icon: BugIcon,
    to: product.issues,
    name: translate({id: 'support.dialog.issues', message: '提交 GitHub 议题', description: 'Support dialog: link to the issue tracker'}),
    purpose: translate({id: 'support.dialog.issues.purpose', message: '确认是缺陷，或者想要一个新功能', description: 'Support dialog: what the issue tracker is for'}),
  },
  {
    icon: HelpIcon,
    to: '/community/support',
    name: translate({id: 'support.dialog.support', message: '查看全部求助渠道', description: 'Support dialog: link to the community support page'}),
    purpose: translate({id: 'support.dialog.support.purpose', message: '哪里适合问什么，提问前收集哪些信息', description: 'Support dialog: what the community support page says'}),
  },
];

/** A hint, only for screen readers, that a link opens in a new tab. */
function NewTabHint() {
  return (
    <VisuallyHidden>
      <Translate id="support.dialog.newTab" description="Support dialog: read by screen readers after each link">
        （在新标签页打开）
      </Translate>
    </VisuallyHidden>
  );
}

type Props = {readonly onCancel: () => void};

/**
 * Asks for a star and offers the community's channels. Only a cancel action closes it, so
 * its links open in a new tab.
 */
export default function SupportDialog({onCancel}: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      visible
      width={600}
      maskClosable={false}
      initialFocus={cancel}
      onCancel={onCancel}
      title={translate({id: 'support.dialog.title', message: '用得还顺手吗？', description: 'Support dialog: title'})}
      description={translate(
        {
          id: 'support.dialog.lead',
          message: '{name} 的代码公开在 GitHub 上。它帮到了你，就点一颗 Star，让更多人看到；卡住了，下面几处可以求助。',
          description: 'Support dialog: asks for a star and introduces the channels',
        },
        {name: product.name},
      )}
      footer={
        <>
          <span className={styles.note}>
            <Translate id="support.dialog.once" description="Support dialog: promise below the channels">
              本次访问只提示这一次
            </Translate>
          </span>
          <Button ref={cancel} onClick={onCancel}>
            <Translate id="support.dialog.cancel" description="Support dialog: button that closes it">
              以后再说
            </Translate>
          </Button>
        </>
      }>
      <ButtonLink className={styles.star} look="brand" href={product.repository} target="_blank">
        <StarIcon />
        <Translate id="support.dialog.star" description="Support dialog: link to the source repository">
          到 GitHub 点 Star
        </Translate>
        <NewTabHint />
      </ButtonLink>
      <ul className={styles.channels}>
        {channels.map(({icon: Icon, to, name, purpose}) => (
          <li key={to}>
            <Link className={styles.channel} to={to} target="_blank">
              <Icon className={styles.icon} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.purpose}>{purpose}</span>
              </span>
              <ExternalIcon className={styles.external} />
              <NewTabHint />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
