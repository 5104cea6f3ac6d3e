import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';

import {DEFAULT_FORM, readForm, writeForm, type HelmForm} from '@site/src/lib/helm-form';

/** Debounces URL updates: browsers allow only a few of them per second, and typing is faster than that. */
const DEBOUNCE_MS = 300;

type State = {
  readonly form: HelmForm;
  readonly change: (part: Partial<HelmForm>) => void;
  readonly reset: () => void;
};

/**
 * The form whose state lives in the URL. The prerendered page shows the defaults. Choices in
 * the URL are read after the page has loaded, and again when a link changes them.
 */
export function useHelmForm(): State {
  const history = useHistory();
  const [form, setForm] = useState(DEFAULT_FORM);
  /** The query string that the form already reflects, so that its own changes aren't read back. */
  const shownQuery = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const read = () => {
      const {search} = history.location;
      if (search === shownQuery.current) return;
      shownQuery.current = search;
      setForm(readForm(search));
    };
    read();
    const unlisten = history.listen(read);
    return () => {
      unlisten();
      clearTimeout(timer.current);
    };
  }, [history]);

  const show = useCallback(
    (next: HelmForm) => {
      setForm(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const search = writeForm(next);
        shownQuery.current = search;
        history.replace({search, hash: history.location.hash});
      }, DEBOUNCE_MS);
    },
    [history],
  );

  return {form, change: (part) => show({...form, ...part}), reset: () => show(DEFAULT_FORM)};
}
