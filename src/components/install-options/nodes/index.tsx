import {translate} from '@docusaurus/Translate';

import CloseIcon from '@site/src/components/ui/icon/close';
import Button from '@site/src/components/ui/button';
import {MAX_NODES, nodeProblem} from '@site/src/lib/helm-form';
import type {GatewayNode} from '@site/src/lib/helm-values';

import {helmGroups, helmProblems} from '../words';
import Field from '../field';
import styles from './styles.module.css';

const PARTS = ['name', 'internalIP', 'externalIP'] as const;
/** Example values without their last digit, which is the number of the row. */
const EXAMPLES = {name: 'node-', internalIP: '10.0.0.1', externalIP: '203.0.113.1'} as const;
const EMPTY: GatewayNode = {name: '', internalIP: '', externalIP: ''};

type Props = {readonly nodes: readonly GatewayNode[]; readonly onChange: (nodes: readonly GatewayNode[]) => void};

/** The gateway nodes, a row each. */
export default function Nodes({nodes, onChange}: Props) {
  const {gateway, node: labels, add} = helmGroups.entry;
  return (
    <fieldset className={styles.nodes}>
      <legend className={styles.legend}>{gateway}</legend>
      {nodes.map((node, index) => (
        <div className={styles.row} role="group" aria-label={`${gateway} ${index + 1}`} key={index}>
          {PARTS.map((part) => {
            const problem = nodeProblem(part, node[part]);
            return (
              <Field
                label={labels[part]}
                value={node[part]}
                placeholder={`${EXAMPLES[part]}${index + 1}`}
                problem={problem && helmProblems[problem]}
                onChange={(text) => onChange(nodes.map((other, otherIndex) => (otherIndex === index ? {...other, [part]: text} : other)))}
                key={part}
              />
            );
          })}
          <button
            className={styles.remove}
            type="button"
            aria-label={translate({id: 'helm.node.remove', message: '去掉第 {number} 个网关节点', description: 'Name of the button that removes a row'}, {number: index + 1})}
            onClick={() => onChange(nodes.filter((_, otherIndex) => otherIndex !== index))}>
            <CloseIcon />
          </button>
        </div>
      ))}
      {nodes.length < MAX_NODES && (
        <Button small className={styles.add} onClick={() => onChange([...nodes, EMPTY])}>
          {add}
        </Button>
      )}
    </fieldset>
  );
}
