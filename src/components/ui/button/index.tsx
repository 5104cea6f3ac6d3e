import type {ComponentProps} from 'react';

import {buttonClass, type ButtonLook} from './look';

type Props = ButtonLook & Omit<ComponentProps<'button'>, 'className'>;

/** A button; `type` defaults to "button". */
export default function Button({look, small, className, ...props}: Props) {
  return <button type="button" {...props} className={buttonClass({look, small, className})} />;
}
