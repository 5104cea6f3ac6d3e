import {operationPath, type ApiGroup} from '../../../config/openapi';
import {sampleLanguages} from '../samples/languages';
import {sampleRequest} from '../samples/request';
import type {Language, Note, PermissionName, PlacedOperation} from '../types';

import {bodyFields, parameterFields} from './fields';
import {frontMatter, sourceMatter, type Source} from './front-matter';
import {labels} from './labels';
import {bullets, element, fence, heading, inlineText, plainText} from './mdx';
import {errorBodies, isSuccess, responseBlocks, successExample} from './responses';

/** What a page needs to know besides its own operation. */
export type PageContext = {
  readonly language: Language;
  readonly group: ApiGroup;
  readonly source: Source;
  readonly permissions: readonly PermissionName[];
  /** Any operation of the API, by its id. */
  readonly find: (operationId: string) => {readonly group: ApiGroup; readonly operation: PlacedOperation};
};

/** Replaces operation ids in Markdown links with the addresses of the operations. */
function linked(text: string, {find}: PageContext): string {
  const withAddresses = text.replace(/\]\((\w+)\)/g, (_, id: string) => `](${operationPath(find(id).group, id)})`);
  return inlineText(withAddresses);
}

function permissionText({'x-permission': permission}: PlacedOperation, {language, permissions}: PageContext): string {
  const label = labels[language];
  if (permission === undefined) return label.noCode;
  if (permission.administrator) return label.administrator;
  if (permission.byAction) return label.byAction;
  const named = (permission.codes ?? []).map((code) => {
    const name = permissions.find((entry) => entry.code === code)?.title;
    if (name === undefined) throw new Error(`no permission of the shared description has the code ${code}`);
    return language === 'zh' ? `\`${code}\`（${name}）` : `\`${code}\` (${name.charAt(0).toLowerCase()}${name.slice(1)})`;
  });
  return label.codes(named);
}

function facts(operation: PlacedOperation, context: PageContext): string {
  const label = labels[context.language];
  const isManage = operation.security.some((scheme) => 'manageToken' in scheme);
  return element('Facts', {}, [
    element('Fact', {kind: 'authentication', name: label.authentication}, [isManage ? label.manageToken : label.userToken]),
    ...(isManage ? [] : [element('Fact', {kind: 'permission', name: label.permission}, [permissionText(operation, context)])]),
    element('Fact', {kind: 'address', name: label.address}, [label.addressText]),
    element('Fact', {kind: 'operation', name: label.operation}, [`\`${operation.operationId}\``]),
  ]);
}

function admonition({title = '', text}: Note, context: PageContext): string {
  return `:::warning[${inlineText(title)}]\n\n${linked(text, context)}\n\n:::`;
}

function noteList(operation: PlacedOperation, kind: Note['kind'], context: PageContext): string[] {
  const {notes, faults} = labels[context.language];
  const texts = (operation['x-notes'] ?? []).filter((note) => note.kind === kind).map(({text}) => linked(text, context));
  if (texts.length === 0) return [];
  return [kind === 'fault' ? heading(2, faults, 'faults') : heading(2, notes, 'notes'), bullets(texts)];
}

function parameters(operation: PlacedOperation, language: Language): string[] {
  const label = labels[language];
  const placed = (place: 'path' | 'query') => (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const [path, query] = [placed('path'), placed('query')];
  return [
    ...(path.length === 0 ? [] : [heading(2, label.pathParameters, 'path-parameters'), parameterFields(path)]),
    ...(query.length === 0 ? [] : [heading(2, label.queryParameters, 'query-parameters'), parameterFields(query)]),
  ];
}

function requestBody({requestBody: body}: PlacedOperation, language: Language): string[] {
  if (body === undefined) return [];
  const label = labels[language];
  const {schema} = body.content['application/json'];
  return [
    heading(2, label.requestBody, 'request-body'),
    element('BodyFacts', {
      type: 'application/json',
      model: schema.items === undefined ? schema.title : `array<${schema.items.title ?? ''}>`,
      required: body.required || undefined,
    }),
    bodyFields(schema, 'request'),
  ];
}

function related(operation: PlacedOperation, {find, language}: PageContext): string[] {
  const rows = operation['x-related'].map((id) => operationLink(id, find(id)));
  return [heading(2, labels[language].related, 'related'), element('Operations', {}, rows)];
}

/** A row that links to an operation. */
export function operationLink(id: string, {group, operation}: ReturnType<PageContext['find']>): string {
  const {method, summary, description} = operation;
  return element('Operation', {method, to: operationPath(group, id), title: summary}, [inlineText(description)]);
}

function panel(operation: PlacedOperation, language: Language): string {
  const label = labels[language];
  const request = sampleRequest(operation);
  const reply = successExample(operation);
  const status = Object.keys(operation.responses).find(isSuccess) ?? '';
  const tabs = sampleLanguages.map((sample) => element('TabItem', {value: sample.value, label: sample.label}, [fence(sample.fence, sample.write(request))]));
  return element('Panel', {}, [
    element('PanelPart', {title: label.request}, [element('Tabs', {groupId: 'language'}, tabs)]),
    element('PanelPart', {title: label.reply, status}, [reply === undefined ? label.emptyReply : fence('json', reply)]),
  ]);
}

const COMPONENTS = `import {Panel, PanelPart} from '@site/src/components/api/panel';
import {Body, Status, Statuses} from '@site/src/components/api/statuses';
import {BodyFacts, Field, Fields, SubFields} from '@site/src/components/api/fields';
import {Fact, Facts} from '@site/src/components/api/facts';
import {Operation, Operations} from '@site/src/components/api/operations';
import {Page, PageText} from '@site/src/components/api/page';`;

/** The page of one operation: an MDX file whose text is Markdown and whose frame comes from `src/components/api`. */
export function operationPage(operation: PlacedOperation, context: PageContext): string {
  const {language, group, source} = context;
  const label = labels[language];
  const {operationId, summary, description, method, path} = operation;
  const notes = operation['x-notes'] ?? [];
  const text = [
    inlineText(description),
    facts(operation, context),
    ...notes.filter(({kind}) => kind === 'caution').map((note) => admonition(note, context)),
    ...parameters(operation, language),
    ...requestBody(operation, language),
    heading(2, label.responses, 'responses'),
    ...responseBlocks(operation, language),
    heading(3, label.errorBodies, 'error-bodies'),
    label.errorBodiesText,
    element('Statuses', {}, errorBodies(operation)),
    ...noteList(operation, 'note', context),
    ...noteList(operation, 'fault', context),
    ...related(operation, context),
  ];
  const head = frontMatter({
    id: operationId,
    title: summary,
    sidebar_label: operation['x-label'],
    description: plainText(description),
    keywords: [...label.keywords, operationId, `${method.toUpperCase()} ${path}`, group],
    slug: `/api/${group}/${operationId}`,
    hide_title: true,
    hide_table_of_contents: true,
    ...sourceMatter(source),
  });
  return `${head}

${COMPONENTS}

${element('Page', {}, [element('PageText', {method, path}, text), panel(operation, language)])}
`;
}
