import type {ComponentProps} from 'react';

/** Stands in for the framework's: a plain link. */
export default function Link({to, ...props}: ComponentProps<'a'> & {readonly to?: string}) {
  return <a href={to} {...props} />;
}
