import {translate} from '@docusaurus/Translate';

import {scopeNames, type Scope} from '../kinds';
import styles from './styles.module.css';

type Props = {
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
};

/** Narrows a search to a part of the site. */
export default function Scopes({scope, onChange}: Props) {
  return (
    <div
      className={styles.scopes}
      role="group"
      aria-label={translate({id: 'search.scopes.label', message: '搜索范围', description: 'Name of the buttons that narrow a search to a part of the site'})}>
      {scopeNames().map(([value, name]) => (
        <button className={styles.scope} type="button" key={value} aria-pressed={value === scope} onClick={() => onChange(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
