import styles from './styles.module.css';

/** Matches between two Chinese clauses: after a punctuation mark, except at the end. */
const BETWEEN = /(?<=[，：；、！？])(?!$)/;

/** A Chinese title that breaks between its clauses, as long as each fits on a line. */
export default function Clauses({text}: {readonly text: string}) {
  const clauses = text.split(BETWEEN);
  if (clauses.length === 1) return text;
  return clauses.map((clause) => (
    <span className={styles.clause} key={clause}>
      {clause}
    </span>
  ));
}
