import styles from './styles.module.css';

/** Between two clauses of Chinese: after a sign, with a letter to follow. */
const BETWEEN = /(?<=[，：；、！？])(?!$)/;

/** A Chinese title that breaks between its clauses, as long as each fits a line. */
export default function Clauses({text}: {readonly text: string}) {
  const clauses = text.split(BETWEEN);
  if (clauses.length === 1) return text;
  return clauses.map((clause) => (
    <span className={styles.clause} key={clause}>
      {clause}
    </span>
  ));
}
