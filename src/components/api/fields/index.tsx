import Translate, {translate} from '@docusaurus/Translate';
import {Children, isValidElement, type ReactNode} from 'react';

import Fold from '@site/src/components/mdx/fold';

import styles from './styles.module.css';

/** The fields of a body, or the parameters of a call. */
export function Fields({children}: {readonly children: ReactNode}) {
  return <dl className={styles.fields}>{children}</dl>;
}

/** Constraints on a field's values, written as text; the items of a list are separated by `|`. */
type Limits = {
  readonly default?: string;
  /** The only values that are accepted. */
  readonly values?: string;
  /** The only value that the field ever has. */
  readonly fixed?: string;
  /** Values the platform is known to use. */
  readonly known?: string;
  readonly length?: string;
  readonly range?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  /** Whether an empty string is accepted. */
  readonly empty?: boolean;
  readonly example?: string;
};

type FieldProps = Limits & {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  /** The description, followed by the nested fields. */
  readonly children: ReactNode;
};

type Limit = {readonly key: keyof Limits; readonly name: string; readonly codes: readonly string[]; readonly text?: string};

function limitsOf(limits: Limits): Limit[] {
  const one = (key: keyof Limits, name: string, value: string | undefined): Limit[] => (value === undefined ? [] : [{key, name, codes: [value]}]);
  const some = (key: keyof Limits, name: string, value: string | undefined): Limit[] =>
    value === undefined ? [] : [{key, name, codes: value.split('|')}];
  return [
    ...some('values', translate({id: 'api.fields.values', message: '可选值', description: 'Stands before the accepted values of a field'}), limits.values),
    ...one('fixed', translate({id: 'api.fields.fixed', message: '固定值', description: 'Stands before the one value a field has'}), limits.fixed),
    ...some('known', translate({id: 'api.fields.known', message: '常见值', description: 'Stands before values that a field is known to have'}), limits.known),
    ...one('default', translate({id: 'api.fields.default', message: '默认', description: 'Stands before the default of a field'}), limits.default),
    ...one('range', translate({id: 'api.fields.range', message: '范围', description: 'Stands before the least and greatest number of a field'}), limits.range),
    ...one('length', translate({id: 'api.fields.length', message: '字符数', description: 'Stands before the length of a text field'}), limits.length),
    ...one('pattern', translate({id: 'api.fields.pattern', message: '格式', description: 'Stands before the pattern of a text field'}), limits.pattern),
    ...one('format', translate({id: 'api.fields.format', message: '格式', description: 'Stands before the named format of a text field'}), limits.format),
    ...one('example', translate({id: 'api.fields.example', message: '示例', description: 'Stands before an example value of a field'}), limits.example),
    ...(limits.nullable ? [{key: 'nullable' as const, name: translate({id: 'api.fields.nullable', message: '可为 null', description: 'Says that a field may be null'}), codes: []}] : []),
    ...(limits.empty ? [{key: 'empty' as const, name: translate({id: 'api.fields.empty', message: '可为空文本', description: 'Says that a text field may be empty'}), codes: []}] : []),
  ];
}

function LimitList({limits}: {readonly limits: readonly Limit[]}) {
  if (limits.length === 0) return null;
  return (
    <ul className={styles.limits}>
      {limits.map(({key, name, codes}) => (
        <li key={key} data-limit={key}>
          <span className={styles.limit}>{name}</span>
          {codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** One field: name and type on the left, description and limits on the right, nested fields below both. */
export function Field({name, type, required = false, children, ...limits}: FieldProps) {
  const parts = Children.toArray(children);
  const isNested = (part: ReactNode) => isValidElement(part) && part.type === SubFields;
  const nested = parts.filter(isNested);
  return (
    <div className={styles.field} data-field={name}>
      <dt className={styles.head}>
        <code className={styles.name}>{name}</code>
        <span className={styles.type}>{type}</span>
        {required && (
          <b className={styles.required}>
            <Translate id="api.fields.required" description="Marks a field that must be sent">
              必填
            </Translate>
          </b>
        )}
      </dt>
      <dd className={styles.meaning}>
        {parts.filter((part) => !isNested(part))}
        <LimitList limits={limitsOf(limits)} />
      </dd>
      {nested.length > 0 && <dd className={styles.inside}>{nested}</dd>}
    </div>
  );
}

type SubFieldsProps = {
  /** Whether the fields are those of the object itself, of a list's items, or of one of several shapes. */
  readonly of: 'object' | 'item' | 'option';
  /** Name of the shape. */
  readonly title?: string;
  readonly count: string;
  readonly children: ReactNode;
};

/** Nested fields, behind a disclosure. */
export function SubFields({of, title, count, children}: SubFieldsProps) {
  const names = {
    object: translate({id: 'api.fields.inside', message: '子字段', description: 'Summary of the fields of an object'}),
    item: translate({id: 'api.fields.item', message: '每一项的字段', description: 'Summary of the fields of a list’s items'}),
    option: title,
  };
  return (
    <Fold
      className={styles.sub}
      summaryClassName={styles.subSummary}
      summary={
        <span>
          {of === 'option' ? <code>{names.option}</code> : names[of]}
          <small className={styles.count}>
            {translate({id: 'api.fields.count', message: '{count} 个', description: 'How many fields are inside a field'}, {count})}
          </small>
        </span>
      }>
      {children}
    </Fold>
  );
}

type BodyFactsProps = {readonly type: string; readonly model?: string; readonly required?: boolean};

/** One line about a request body: media type, whether it must be sent, its model. */
export function BodyFacts({type, model, required = false}: BodyFactsProps) {
  return (
    <p className={styles.bodyFacts}>
      <code>{type}</code>
      <span>
        {required
          ? translate({id: 'api.fields.bodyRequired', message: '必填', description: 'Says that a request body must be sent'})
          : translate({id: 'api.fields.bodyOptional', message: '可不传', description: 'Says that a request body may be left out'})}
      </span>
      {model !== undefined && <code>{model}</code>}
    </p>
  );
}
