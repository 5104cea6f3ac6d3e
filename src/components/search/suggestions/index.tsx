import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

type Props = {readonly onChoose: (word: string) => void};

function firstWords(): readonly string[] {
  return [
    translate({id: 'search.suggestion.install', message: '快速安装', description: 'Suggested search: quick installation'}),
    translate({id: 'search.suggestion.deploy', message: '从源码部署', description: 'Suggested search: deploying an application from source code'}),
    translate({id: 'search.suggestion.gateway', message: '网关', description: 'Suggested search: gateway'}),
    translate({id: 'search.suggestion.offline', message: '离线交付', description: 'Suggested search: delivery without internet access'}),
  ];
}

function Suggestions({title, words, onChoose}: Props & {readonly title: string; readonly words: readonly string[]}) {
  return (
    <div className={styles.suggestions}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {words.map((word) => (
          <li key={word}>
            <button className={styles.word} type="button" onClick={() => onChoose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Searches to begin with, while nothing has been typed. */
export function FirstSuggestions({onChoose}: Props) {
  const title = translate({id: 'search.suggestion.first', message: '不知道搜什么？试试这些：', description: 'Above suggested searches, while nothing has been typed'});
  return <Suggestions title={title} words={firstWords()} onChoose={onChoose} />;
}

/**
 * What to do where nothing was found.
 * @param words near ones of the index; where it knows none, those to begin with
 */
export function OtherSuggestions({words = [], onChoose}: Props & {readonly words: readonly string[] | undefined}) {
  const title = translate({
    id: 'search.suggestion.other',
    message: '检查错别字，或换一个更短的词。也可以试试：',
    description: 'Above suggested searches, where nothing was found',
  });
  return <Suggestions title={title} words={words.length > 0 ? words : firstWords()} onChoose={onChoose} />;
}
