import type {Language} from '../types';

/** The texts of the generated pages that don't come from the descriptions. */
type Labels = {
  readonly pathParameters: string;
  readonly queryParameters: string;
  readonly requestBody: string;
  readonly responses: string;
  readonly notes: string;
  readonly faults: string;
  readonly related: string;
  readonly errorBodies: string;
  readonly errorBodiesText: string;
  readonly code: string;
  readonly meaning: string;
  readonly body: string;
  readonly none: string;
  readonly emptyBody: string;
  readonly emptyReply: string;
  readonly list: string;
  readonly notReturned: (names: string) => string;
  readonly authentication: string;
  readonly permission: string;
  readonly address: string;
  readonly operation: string;
  readonly userToken: string;
  readonly manageToken: string;
  readonly addressText: string;
  readonly noCode: string;
  readonly administrator: string;
  readonly codes: (codes: readonly string[]) => string;
  readonly byAction: string;
  readonly request: string;
  readonly reply: string;
  readonly downloads: string;
  readonly downloadText: (address: string) => string;
  readonly groupLead: string;
  readonly sentences: (texts: readonly string[]) => string;
  readonly keywords: readonly string[];
};

const upperCaseNames = /^(?:Kubernetes|OAuth|HTTP|TCP|MANAGE_TOKEN)\b/;

function englishSentences([first = '', ...rest]: readonly string[]): string {
  const lowered = rest.map((text) => (upperCaseNames.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)));
  return [first, ...lowered].join('; ');
}

export const labels: Readonly<Record<Language, Labels>> = {
  zh: {
    pathParameters: '路径参数',
    queryParameters: '查询参数',
    requestBody: '请求体',
    responses: '返回',
    notes: '行为说明',
    faults: '5.14 的已知问题',
    related: '相关接口',
    errorBodies: '错误返回体',
    errorBodiesText: '同一个状态码可能对应不同的返回体，先看有哪些字段，再按业务码处理。',
    code: '业务码',
    meaning: '含义',
    body: '返回体',
    none: '无',
    emptyBody: '空',
    emptyReply: '返回体为空，看状态码即可。',
    list: '返回一个列表，每一项的字段如下。',
    notReturned: (names) => `模型里还有 ${names}，这个接口不返回。`,
    authentication: '认证',
    permission: '权限',
    address: '地址',
    operation: '接口名',
    userToken: '请求头 `Authorization` 直接填写用户访问令牌，前面不加 `Token` 等字样。[取得令牌](/docs/Intro#token)',
    manageToken: 'v2 管理接口：控制台须以 `OPENAPI_V2=true` 启动，请求头 `Authorization` 填写 `MANAGE_TOKEN` 的值。[打开 v2](/docs/Intro#v2)',
    addressText: '控制台地址加上面的路径，默认端口 `7070`。',
    noCode: '令牌有效即可，不要求权限码。',
    administrator: '令牌的用户须是企业管理员。',
    codes: (codes) => `令牌的用户须有权限码 ${codes.join('、')}。[谁有这些权限](/docs/Intro#permissions)`,
    byAction: '随 `action` 变化，见下方的行为说明。[谁有这些权限](/docs/Intro#permissions)',
    request: '请求示例',
    reply: '返回示例',
    downloads: '下载描述文件',
    downloadText: (address) => `本组接口的 [OpenAPI 3.1 描述文件](${address})，可以导入接口调试工具，或用来生成客户端代码。`,
    groupLead: '[先看怎样调用](/docs/Intro)：取得令牌、拼出地址、找到各种 ID。',
    sentences: (texts) => texts.join('；'),
    keywords: ['Rainbond', 'OpenAPI'],
  },
  en: {
    pathParameters: 'Path parameters',
    queryParameters: 'Query parameters',
    requestBody: 'Request body',
    responses: 'Responses',
    notes: 'How it behaves',
    faults: 'Known faults of 5.14',
    related: 'Related operations',
    errorBodies: 'Error bodies',
    errorBodiesText: 'One status can come with different bodies: see which fields are there, then go by the code.',
    code: 'Code',
    meaning: 'Meaning',
    body: 'Body',
    none: 'none',
    emptyBody: 'empty',
    emptyReply: 'The body is empty; the status says it all.',
    list: 'The reply is a list; each item has these fields.',
    notReturned: (names) => `The model also has ${names}, which this operation does not return.`,
    authentication: 'Authentication',
    permission: 'Permission',
    address: 'Address',
    operation: 'Operation ID',
    userToken: 'Header `Authorization` with the access token as it is, with no word such as `Token` in front. [Get a token](/docs/Intro#token)',
    manageToken: 'A v2 call: the console must run with `OPENAPI_V2=true`, and the header `Authorization` takes the value of `MANAGE_TOKEN`. [Switch on v2](/docs/Intro#v2)',
    addressText: 'Address of the console and the path above; the default port is `7070`.',
    noCode: 'A valid token will do; no permission code is asked for.',
    administrator: "The token's user must be an enterprise administrator.",
    codes: (codes) => `The token's user needs the permission ${codes.length > 1 ? 'codes' : 'code'} ${codes.join(', ')}. [Who has them](/docs/Intro#permissions)`,
    byAction: 'Follows `action`, see how it behaves below. [Who has them](/docs/Intro#permissions)',
    request: 'Request',
    reply: 'Reply',
    downloads: 'Download the description',
    downloadText: (address) => `The [OpenAPI 3.1 description](${address}) of this group, to import into an API tool or to generate a client from.`,
    groupLead: '[See how to call the API first](/docs/Intro): get a token, put the address together, find the IDs.',
    sentences: englishSentences,
    keywords: ['Rainbond', 'OpenAPI'],
  },
};
