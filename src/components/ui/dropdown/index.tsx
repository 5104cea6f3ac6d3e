import clsx from 'clsx';
import {createContext, useContext, useLayoutEffect, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';

import ChevronDownIcon from '@site/src/components/ui/icon/chevron-down';
import {useDropdown, type DropdownTrigger} from '@site/src/hooks/use-dropdown';

import styles from './styles.module.css';

type Align = 'start' | 'end';

type Props = {
  /** Text or icon of the button. */
  readonly label: ReactNode;
  /** What the popup contains: a list of links or controls. */
  readonly children: ReactNode;
  /** What opens the popup; a click always does, unless it is `custom`. */
  readonly trigger?: DropdownTrigger | readonly DropdownTrigger[];
  readonly visible?: boolean;
  readonly onVisibleChange?: (visible: boolean) => void;
  readonly leaveDelay?: number;
  /** Edge of the button that the popup is aligned with; the other one where there is no space. */
  readonly align?: Align;
  /** Attributes of the button, such as `aria-label`. */
  readonly buttonProps?: Omit<ComponentProps<'button'>, 'className' | 'children' | 'onClick' | 'onFocus' | 'ref' | 'type'>;
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly popupClassName?: string;
};

const Nested = createContext(false);

/** The preferred edge, or the other one if the popup overflows the viewport and fits there. */
function useAlign(popup: RefObject<HTMLElement | null>, open: boolean, preferred: Align, nested: boolean): Align {
  const [align, setAlign] = useState(preferred);
  useLayoutEffect(() => {
    setAlign(preferred);
    const anchor = popup.current?.parentElement?.getBoundingClientRect();
    if (!open || !popup.current || !anchor) return;
    const {left, right, width} = popup.current.getBoundingClientRect();
    const viewportWidth = document.documentElement.clientWidth;
    if (preferred === 'start' && right > viewportWidth && (nested ? anchor.left : anchor.right) >= width) setAlign('end');
    if (preferred === 'end' && left < 0) setAlign('start');
  }, [open, popup, preferred, nested]);
  return align;
}

/** A button that shows a list of links or controls, 4 px below it; one inside another, 2 px beside it. */
export default function Dropdown({
  label,
  children,
  trigger = 'hover',
  align: preferred = 'start',
  buttonProps,
  className,
  buttonClassName,
  popupClassName,
  ...behaviour
}: Props) {
  const nested = useContext(Nested);
  const triggers = typeof trigger === 'string' ? [trigger] : trigger;
  const {open, containerProps, triggerProps, popupProps} = useDropdown({trigger: triggers, nested, ...behaviour});
  const align = useAlign(popupProps.ref, open, preferred, nested);
  return (
    <div {...containerProps} className={clsx(styles.dropdown, nested && styles.nested, className)} data-open={open || undefined}>
      <button {...buttonProps} {...triggerProps} type="button" className={clsx(styles.button, buttonClassName)}>
        {label}
        <ChevronDownIcon className={styles.chevron} />
      </button>
      <div {...popupProps} className={clsx(styles.popup, popupClassName)} data-align={align}>
        <Nested value>{children}</Nested>
      </div>
    </div>
  );
}
