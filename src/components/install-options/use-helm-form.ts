import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';

import {DEFAULT_FORM, readForm, writeForm, type HelmForm} from '@site/src/lib/helm-form';

/** Browsers allow an address to change a few times a second; typing is quicker than that. */
const SETTLED_MS = 300;

type State = {
  readonly form: HelmForm;
  readonly change: (part: Partial<HelmForm>) => void;
  readonly reset: () => void;
};

/**
 * The form whose state lives in the address. The built page shows the defaults; an address
 * with choices is read after the page has loaded, and again when a link changes it.
 */
export function useHelmForm(): State {
  const history = useHistory();
  const [form, setForm] = useState(DEFAULT_FORM);
  /** The query that the form shows, so that its own changes aren't read back. */
  const known = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const read = () => {
      const {search} = history.location;
      if (search === known.current) return;
      known.current = search;
      setForm(readForm(search));
    };
    read();
    const stop = history.listen(read);
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [history]);

  const show = useCallback(
    (next: HelmForm) => {
      setForm(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const search = writeForm(next);
        known.current = search;
        history.replace({search, hash: history.location.hash});
      }, SETTLED_MS);
    },
    [history],
  );

  return {form, change: (part) => show({...form, ...part}), reset: () => show(DEFAULT_FORM)};
}
