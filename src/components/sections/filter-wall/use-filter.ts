import {useQueryString} from '@docusaurus/theme-common';
import type {MouseEvent} from 'react';

export type FilterOption = {readonly key: string; readonly label: string};

/** URL of the page with an option selected; without one, the page itself. */
export function filterAddress(parameter: string, key: string | undefined): string {
  return key === undefined ? '?' : `?${new URLSearchParams({[parameter]: key}).toString()}`;
}

/** The option that a query names, or `undefined` for an unknown one, so that a stale link shows everything. */
export function chosenOption(options: readonly FilterOption[], value: string): FilterOption | undefined {
  return options.find(({key}) => key === value);
}

type Filter = {
  readonly chosen: FilterOption | undefined;
  /** Follows a filter's link without reloading the page; clicks with other buttons or modifier keys are left to the browser. */
  readonly onFollow: (event: MouseEvent, key: string | undefined) => void;
};

/** A filter whose state lives in the URL: it can be shared, and the back button undoes it. */
export function useFilter(parameter: string, options: readonly FilterOption[]): Filter {
  const [value, setValue] = useQueryString(parameter);
  return {
    chosen: chosenOption(options, value),
    onFollow(event, key) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      setValue(key ?? null, {push: true});
    },
  };
}
