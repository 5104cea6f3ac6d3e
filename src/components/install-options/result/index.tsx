import {translate} from '@docusaurus/Translate';

import InlineCode from '@site/src/components/sections/inline-code';
import Tabs from '@site/src/components/ui/tabs';
import {product} from '@site/src/config/product';
import {adviceFor, toOptions, type HelmForm} from '@site/src/lib/helm-form';
import {helmValues, installWithFile, installWithFlags, PREPARE_COMMANDS, toYaml} from '@site/src/lib/helm-values';

import {helmAdvice, helmResult as words} from '../words';
import Commands from '../commands';
import ValuesFile from '../values-file';
import styles from './styles.module.css';

const WATCH = 'watch kubectl get po -n rbd-system';

type Props = {
  readonly form: HelmForm;
  /** Number of invalid fields. */
  readonly invalidCount: number;
};

/** The result of the choices: a file and its command, or one long command. */
export default function Result({form, invalidCount}: Props) {
  const values = helmValues(toOptions(form));
  const yaml = toYaml(values);
  const advice = adviceFor(form);
  const commands = (install: string) => (
    <Commands lines={[...PREPARE_COMMANDS.map((command) => ({command})), {command: install}, {comment: words.watch}, {command: WATCH}]} />
  );
  return (
    <>
      <p className={styles.wrong} role="status">
        {invalidCount > 0 && translate({id: 'helm.result.wrong', message: '有 {count} 处填得不对，结果里先用占位符代替。', description: 'Said when fields are wrong; {count} is a number'}, {count: invalidCount})}
      </p>
      <Tabs
        label={words.label}
        size="medium"
        className={styles.tabs}
        panelClassName={styles.panel}
        items={[
          {
            itemKey: 'file',
            tab: words.file,
            content: (
              <>
                <p className={styles.say}>{yaml === '' ? words.none : words.save}</p>
                {yaml !== '' && <ValuesFile yaml={yaml} />}
                <p className={styles.say}>{words.run}</p>
                {commands(installWithFile(product.latestPatch, values))}
              </>
            ),
          },
          {
            itemKey: 'flags',
            tab: words.flags,
            content: (
              <>
                <p className={styles.say}>{words.runFlags}</p>
                {commands(installWithFlags(product.latestPatch, values))}
              </>
            ),
          },
        ]}
      />
      {advice.length > 0 && (
        <section className={styles.advice}>
          <h3 className={styles.adviceTitle}>{words.advice}</h3>
          <ul>
            {advice.map((key) => (
              <li key={key}>
                <InlineCode text={helmAdvice[key]} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
