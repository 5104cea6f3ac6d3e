import {describe, expect, it} from 'vitest';

import {bodyFields, merged, parameterFields} from '@site/src/plugins/openapi-docs/pages/fields';
import {groupPage} from '@site/src/plugins/openapi-docs/pages/group';
import {element, inlineText, plainText, table} from '@site/src/plugins/openapi-docs/pages/mdx';
import {operationPage, type PageContext} from '@site/src/plugins/openapi-docs/pages/operation';
import type {Description, PlacedOperation, Schema} from '@site/src/plugins/openapi-docs/types';

const error: Schema = {title: 'Fail', type: 'object', required: ['msg'], properties: {msg: {type: 'string', description: '说明'}}};
const message: Schema = {
  title: 'MessageBody',
  type: 'object',
  required: ['code', 'msg'],
  properties: {code: {type: 'integer', description: '业务码'}, msg: {type: ['string', 'null'], description: '说明'}},
};

const OPERATION: PlacedOperation = {
  operationId: 'createThing',
  method: 'post',
  path: '/openapi/v1/teams/{team_id}/things',
  summary: '创建东西',
  description: '创建一个东西，返回它的 `id`。',
  tags: ['team'],
  security: [{userToken: []}],
  'x-label': '创建',
  'x-permission': {codes: [300002]},
  'x-related': ['getThing'],
  'x-notes': [
    {kind: 'caution', title: '返回含有 {密钥}', text: '妥善保存 `key`。'},
    {kind: 'note', text: '先看 [查询东西](getThing)，再看 <名称>。'},
    {kind: 'fault', text: '缺字段时返回 500，请写全。'},
  ],
  parameters: [
    {name: 'team_id', in: 'path', required: true, description: '团队 ID', schema: {type: 'string', pattern: '^[\\w-]+$'}, example: 'abc'},
    {name: 'page', in: 'query', required: false, description: '页码', schema: {type: 'integer', default: 1}, example: 1},
  ],
  requestBody: {
    required: true,
    content: {'application/json': {schema: {title: 'Thing', type: 'object', properties: {name: {type: 'string', description: '名称'}}}, examples: {request: {value: {name: 'a'}}}}},
  },
  responses: {
    201: {
      description: '已创建',
      content: {
        'application/json': {
          schema: {title: 'Thing', type: 'object', properties: {id: {type: 'integer', description: 'ID'}, name: {type: 'string', description: '名称'}}},
          'x-not-returned': ['name'],
          examples: {success: {value: {id: 1}}},
        },
      },
    },
    400: {
      description: '请求不成立',
      'x-empty-body': {description: '两次密码不一致'},
      content: {
        'application/json': {
          schema: {anyOf: [error, message]},
          examples: {a: {summary: '组件不存在', value: {msg: 'x'}}, b: {summary: '名称重复', value: {code: 400, msg: null}}, c: {summary: '集群无法访问', value: {code: 10411, msg: null}}},
        },
      },
    },
  },
};

const surroundings: PageContext = {
  language: 'zh',
  group: 'team',
  source: {editUrl: 'https://example.com/edit/team.yaml', lastChange: '2023-08-01T10:00:00+08:00'},
  permissions: [{code: 300002, title: '创建应用', roles: []}],
  find: () => ({group: 'application', operation: {...OPERATION, operationId: 'getThing', summary: '查询东西', method: 'get'}}),
};

const page = (changes: Partial<PlacedOperation> = {}, other: Partial<PageContext> = {}) => operationPage({...OPERATION, ...changes}, {...surroundings, ...other});

describe('MDX', () => {
  it('escapes what MDX would read as markup, but not in code', () => {
    expect(inlineText('a {b} <c> `{d} <e>`')).toBe('a \\{b\\} \\<c> `{d} <e>`');
  });

  it('removes links and marks from plain text', () => {
    expect(plainText('See [the `list`](/a) and **b**.')).toBe('See the list and b.');
  });

  it('quotes attributes that hold more than words', () => {
    expect(element('A', {plain: 'x y', odd: 'a"{b}', on: true, off: undefined})).toBe('<A plain="x y" odd={"a\\"{b}"} on />');
  });

  it('keeps a bar inside a cell', () => {
    expect(table(['a'], [['x | y']])).toBe('| a |\n| --- |\n| x \\| y |');
  });
});

describe('fields', () => {
  it('put required ones first in a request and keep the order in a reply', () => {
    const schema: Schema = {type: 'object', required: ['b'], properties: {a: {type: 'string'}, b: {type: 'string'}}};
    const names = (text: string) => [...text.matchAll(/name="(\w)"/g)].map(([, name]) => name);
    expect(names(bodyFields(schema, 'request'))).toEqual(['b', 'a']);
    expect(names(bodyFields(schema, 'reply'))).toEqual(['a', 'b']);
    expect(bodyFields(schema, 'reply')).not.toContain('required');
  });

  it('show limits of a request', () => {
    const schema: Schema = {
      type: 'object',
      properties: {a: {type: ['string', 'null'], maxLength: 32, default: '', 'x-known-values': ['x', 'y'], 'x-empty-allowed': true, examples: ['x']}, b: {type: 'integer', minimum: 1, maximum: 100}},
    };
    const text = bodyFields(schema, 'request');
    expect(text).toContain('type="string" nullable known="x|y" default={"\\"\\""} length="≤ 32" empty example="x"');
    expect(text).toContain('range="1–100"');
  });

  it('show no default of what must be sent', () => {
    const schema: Schema = {type: 'object', required: ['a'], properties: {a: {type: 'string', default: 'x'}, b: {type: 'string', default: 'y'}}};
    const text = bodyFields(schema, 'request');
    expect(text).toContain('<Field name="a" type="string" required />');
    expect(text.match(/default=/g)).toHaveLength(1);
  });

  it('show values only once if a text and a number look alike', () => {
    const schema: Schema = {type: 'object', properties: {state: {type: ['string', 'integer'], enum: ['0', '1', 0, 1]}}};
    expect(bodyFields(schema, 'request')).toContain('type="string | integer" values="0|1"');
  });

  it('nest the fields of objects, of items, and of each shape an object may have', () => {
    const inner: Schema = {title: 'Inner', type: 'object', properties: {deep: {type: 'boolean'}}};
    const schema: Schema = {
      type: 'object',
      properties: {one: inner, many: {type: 'array', items: inner}, some: {anyOf: [inner, {...inner, title: 'Other'}]}, maybe: {anyOf: [inner, {type: 'null'}]}},
    };
    const text = bodyFields(schema, 'reply');
    expect(text).toContain('<SubFields of="object" count="1">');
    expect(text).toContain('type={"array<object>"}');
    expect(text).toContain('<SubFields of="item" count="1">');
    expect(text).toContain('<SubFields of="option" title="Other" count="1">');
    expect(text).toContain('<Field name="maybe" type="object" nullable>');
  });

  it('put the parts of allOf together', () => {
    const both = merged({allOf: [{title: 'A', type: 'object', required: ['a'], properties: {a: {}}}, {type: 'object', properties: {b: {}}}]});
    expect(both).toMatchObject({title: 'A', required: ['a'], properties: {a: {}, b: {}}});
  });

  it('leave out what an operation does not return, also inside a list', () => {
    const schema: Schema = {type: 'object', properties: {list: {type: 'array', items: {type: 'object', properties: {a: {}, b: {}}}}, c: {}}};
    const text = bodyFields(schema, 'reply', ['list[].a', 'c']);
    expect(text).toContain('name="b"');
    expect(text).not.toMatch(/name="(?:a|c)"/);
  });

  it('show parameters with their examples', () => {
    expect(parameterFields(OPERATION.parameters ?? [])).toContain('<Field name="team_id" type="string" required pattern="[\\w-]+" example="abc">');
  });
});

describe('the page of an operation', () => {
  it('has the address of the operation id and a description without marks', () => {
    expect(page()).toContain('slug: /api/team/createThing\n');
    expect(page()).toContain('description: 创建一个东西，返回它的 id。\n');
  });

  it('points at its description, and at the last change of it where that is known', () => {
    expect(page()).toContain('custom_edit_url: https://example.com/edit/team.yaml\nlast_update:\n  date: 2023-08-01T10:00:00+08:00\n');
    expect(page({}, {source: {editUrl: 'https://example.com', lastChange: undefined}})).not.toContain('last_update');
  });

  it('shows method, path and permission', () => {
    expect(page()).toContain('<PageText method="post" path={"/openapi/v1/teams/{team_id}/things"}>');
    expect(page()).toContain('权限码 `300002`（创建应用）');
    expect(page({'x-permission': {administrator: true}})).toContain('须是企业管理员');
    expect(page({'x-permission': undefined})).toContain('不要求权限码');
    expect(() => page({'x-permission': {codes: [1]}})).toThrow('code 1');
  });

  it('explains the management token instead of a permission', () => {
    const text = page({security: [{manageToken: []}]});
    expect(text).toContain('`MANAGE_TOKEN`');
    expect(text).not.toContain('kind="permission"');
  });

  it('puts cautions first, notes and faults after the responses, and leads to other operations', () => {
    const text = page();
    expect(text).toContain(':::warning[返回含有 \\{密钥\\}]');
    expect(text.indexOf(':::warning')).toBeLessThan(text.indexOf('#path-parameters'));
    expect(text.indexOf('#responses')).toBeLessThan(text.indexOf('#notes'));
    expect(text.indexOf('#notes')).toBeLessThan(text.indexOf('#faults'));
    expect(text).toContain('[查询东西](/docs/api/application/getThing)，再看 \\<名称>。');
    expect(text).toContain('<Operation method="get" to="/docs/api/application/getThing" title="查询东西">');
  });

  it('lists every way to fail with its code and body, and one example of each body', () => {
    const text = page();
    expect(text).toContain('<Status code="400" summary="两次密码不一致；组件不存在；名称重复；集群无法访问">');
    expect(text).toContain('| 无 | 两次密码不一致 | 空 |');
    expect(text).toContain('| 无 | 组件不存在 | [`Fail`](#body-fail) |');
    expect(text).toContain('| `10411` | 集群无法访问 | [`MessageBody`](#body-messagebody) |');
    expect(text.match(/```json title="MessageBody"/g)).toHaveLength(1);
    expect(text).toContain('<Body name="Fail" id="body-fail">');
  });

  it('says which fields of the model are not returned, or that there is no body', () => {
    expect(page()).toContain('模型里还有 `name`，这个接口不返回。');
    const text = page({responses: {200: {description: '已删除，返回体为空'}}});
    expect(text).toContain('返回体为空，看状态码即可。');
    expect(text).not.toContain('```json\n');
  });

  it('shows the request in five languages', () => {
    expect([...page().matchAll(/<TabItem value="(\w+)"/g)].map(([, value]) => value)).toEqual(['curl', 'python', 'go', 'node', 'java']);
  });

  it('reads as English in English', () => {
    const text = page({'x-notes': []}, {language: 'en'});
    expect(text).toContain('## Path parameters {/* #path-parameters */}');
    expect(text).toContain('(创建应用)');
  });

  it('refuses an example that fits no model', () => {
    const responses = {400: {description: 'x', content: {'application/json': {schema: error, examples: {a: {summary: 'x', value: {other: 1}}}}}}};
    expect(() => page({responses})).toThrow('no model');
  });
});

describe('the page of a group', () => {
  it('lists the operations by section and offers the description', () => {
    const description: Description = {
      openapi: '3.1.0',
      info: {title: '团队接口', description: '管理团队。', version: '5.14'},
      paths: {},
      'x-sections': [{title: '创建', operations: ['getThing']}],
    };
    const text = groupPage(description, 'team', 'zh', surroundings);
    expect(text).toContain('slug: /api/team/\n');
    expect(text).toContain('## 创建 {/* #section-1 */}');
    expect(text).toContain('<Operation method="get" to="/docs/api/application/getThing"');
    expect(text).toContain('(pathname:///openapi/team.zh.yaml)');
  });
});
