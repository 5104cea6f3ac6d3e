import Button from '@site/src/components/ui/button';
import ChevronDownIcon from '@site/src/components/ui/icon/chevron-down';
import {nodeProblem, problemOf, type TextField} from '@site/src/lib/helm-form';

import Choice from './choice';
import Field from './field';
import Nodes from './nodes';
import Result from './result';
import styles from './styles.module.css';
import {useHelmForm} from './use-helm-form';
import {helmFields, helmGroups, helmProblems, helmWords} from './words';

/** The fields that each option shows; hidden fields don't count as invalid. */
const SHOWN: Readonly<Record<string, readonly TextField[]>> = {
  class: ['sharedClass', 'blockClass'],
  nfs: ['nfsServer', 'nfsPath'],
  aliyun: ['nas'],
  external: ['dbHost', 'dbPort', 'dbUser'],
  private: ['imagePrefix'],
};

/** The reader chooses what matters for an installation and gets the command and the file for it. */
export default function InstallOptions() {
  const {form, change, reset} = useHelmForm();
  const field = (key: TextField, numeric = false) => {
    const problem = problemOf(key, form[key]);
    return <Field {...helmFields[key]} value={form[key]} problem={problem && helmProblems[problem]} numeric={numeric} onChange={(text) => change({[key]: text})} key={key} />;
  };
  const shown: TextField[] = ['entry', 'build', ...[form.storage, form.database, form.images].flatMap((choice) => SHOWN[choice] ?? [])];
  const invalidCount =
    shown.filter((key) => problemOf(key, form[key])).length +
    form.gateway.flatMap((node) => (['name', 'internalIP', 'externalIP'] as const).filter((part) => nodeProblem(part, node[part]))).length;
  const {runtime, availability, entry, storage, database, images} = helmGroups;
  return (
    <div className={styles.generator}>
      <form className={styles.form} aria-labelledby="options-title" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.head}>
          <h2 className={styles.title} id="options-title">
            {helmWords.formTitle}
          </h2>
          <Button small onClick={reset}>
            {helmWords.reset}
          </Button>
        </div>
        <p className={styles.note}>
          <b>{helmWords.privacy}</b> {helmWords.share}
        </p>
        <Choice {...runtime} chosen={form.runtime} onChoose={(key) => change({runtime: key})} />
        <Choice {...availability} chosen={form.availability} onChoose={(key) => change({availability: key})} />
        <section className={styles.group}>
          <h3 className={styles.groupTitle}>{entry.title}</h3>
          <p className={styles.text}>{entry.text}</p>
          <div className={styles.fields}>
            {field('entry')}
            {field('build')}
          </div>
          <Nodes nodes={form.gateway} onChange={(gateway) => change({gateway})} />
          <label className={styles.check}>
            <input type="checkbox" checked={form.console === 'elsewhere'} onChange={(event) => change({console: event.target.checked ? 'elsewhere' : 'here'})} />
            {entry.consoleLabel}
          </label>
        </section>
        <Choice
          {...storage}
          chosen={form.storage}
          onChoose={(key) => change({storage: key})}
          fields={{class: [field('sharedClass'), field('blockClass')], nfs: [field('nfsServer'), field('nfsPath')], aliyun: field('nas')}}
        />
        <Choice
          {...database}
          chosen={form.database}
          onChoose={(key) => change({database: key})}
          fields={{external: [field('dbHost'), field('dbPort', true), field('dbUser')]}}
        />
        <Choice {...images} chosen={form.images} onChoose={(key) => change({images: key})} fields={{private: field('imagePrefix')}} />
        <a className={styles.jump} href="#result">
          {helmWords.toResult}
          <ChevronDownIcon />
        </a>
      </form>
      <section className={styles.result} id="result" aria-labelledby="result-title">
        <h2 className={styles.title} id="result-title">
          {helmWords.resultTitle}
        </h2>
        <p className={styles.noScript}>{helmWords.noScript}</p>
        <Result form={form} invalidCount={invalidCount} />
      </section>
    </div>
  );
}
