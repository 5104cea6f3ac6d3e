import {translate} from '@docusaurus/Translate';
import {Fragment} from 'react';

import CopyButton from '@site/src/components/ui/copy-button';

import Verb, {type Method} from '../verb';
import styles from './styles.module.css';

type Props = {readonly method: Method; readonly path: string};

/** Method and path of an operation. The path wraps at its slashes, and its parameters are highlighted. */
export default function Endpoint({method, path}: Props) {
  return (
    <div className={styles.endpoint} translate="no" data-content>
      <Verb method={method} />
      <code className={styles.path}>
        {path
          .split('/')
          .slice(1)
          .map((part, index) => (
            // The index is a stable key: a path never changes the order of its parts.
            <Fragment key={index}>
              <wbr />/{part.startsWith('{') ? <span className={styles.parameter}>{part}</span> : part}
            </Fragment>
          ))}
      </code>
      <CopyButton
        text={path}
        label={translate({id: 'api.endpoint.copy', message: '复制路径', description: 'Name of the button that copies the path of an operation'})}
      />
    </div>
  );
}
