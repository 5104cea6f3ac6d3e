import type {ComponentProps} from 'react';

/** Stub of the framework's component: a plain link. */
export default function Link({to, ...props}: ComponentProps<'a'> & {readonly to?: string}) {
  return <a href={to} {...props} />;
}
