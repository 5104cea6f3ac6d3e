import {useId, useRef, useState, type HTMLAttributes, type KeyboardEvent, type RefCallback} from 'react';

export type TabDescriptor = {
  /** Key of the tab; Latin, without spaces, because it becomes part of ids. */
  readonly itemKey: string;
  readonly disabled?: boolean;
  readonly closable?: boolean;
};

/** The direction a newly shown pane moves in; null before the first change. */
export type TabMotion = 'forward' | 'back' | null;

type Options = {
  readonly items: readonly TabDescriptor[];
  readonly orientation: 'horizontal' | 'vertical';
  /** When set, the owner controls which tab is active. */
  readonly activeKey?: string;
  readonly defaultActiveKey?: string;
  readonly onChange?: (itemKey: string) => void;
  /** Asks the owner to remove the tab; the hook moves focus and the active tab itself. */
  readonly onClose?: (itemKey: string) => void;
};

type TabProps = {
  readonly id: string;
  readonly ref: RefCallback<HTMLElement>;
  readonly role: 'tab';
  readonly tabIndex: number;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} & Pick<HTMLAttributes<HTMLElement>, 'aria-selected' | 'aria-controls' | 'aria-keyshortcuts'>;

type PanelProps = {
  readonly id: string;
  readonly role: 'tabpanel';
  readonly tabIndex: number;
  readonly hidden: boolean;
} & Pick<HTMLAttributes<HTMLElement>, 'aria-labelledby'>;

type Tabs = {
  readonly activeKey: string | undefined;
  readonly motion: TabMotion;
  readonly tabProps: (item: TabDescriptor) => TabProps;
  readonly panelProps: (item: TabDescriptor) => PanelProps;
  readonly close: (itemKey: string) => void;
};

/** Vertical tabs accept all four arrow keys: on narrow screens they may be laid out in a row. */
const STEPS = {
  horizontal: {ArrowRight: 1, ArrowLeft: -1},
  vertical: {ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1},
} as const;

/** The enabled tab `by` positions further, wrapping around at the ends. */
function neighbour(enabled: readonly TabDescriptor[], from: string, by: number): TabDescriptor | undefined {
  const at = enabled.findIndex(({itemKey}) => itemKey === from);
  return enabled[(at + by + enabled.length) % enabled.length];
}

/**
 * Behaviour of tabs following the ARIA Authoring Practices: the arrow keys of the orientation,
 * Home and End move focus and activate; a click activates, as do Enter and Space on any
 * button; Delete and Backspace close a closable tab. Works controlled and uncontrolled.
 */
export function useTabs({items, orientation, activeKey, defaultActiveKey, onChange, onClose}: Options): Tabs {
  const base = useId();
  const elements = useRef(new Map<string, HTMLElement>());
  const [ownKey, setOwnKey] = useState(defaultActiveKey);
  const enabled = items.filter(({disabled}) => !disabled);
  const wanted = activeKey ?? ownKey;
  const current = (items.find(({itemKey}) => itemKey === wanted) ?? enabled[0])?.itemKey;

  // The direction belongs to the change being rendered, so it is computed during rendering.
  const index = items.findIndex(({itemKey}) => itemKey === current);
  const [shown, setShown] = useState<{key: string | undefined; index: number; motion: TabMotion}>({
    key: current,
    index,
    motion: null,
  });
  let motion = shown.motion;
  if (shown.key !== current) {
    motion = index >= shown.index ? 'forward' : 'back';
    setShown({key: current, index, motion});
  }

  const activate = (itemKey: string) => {
    if (itemKey === current) return;
    setOwnKey(itemKey);
    onChange?.(itemKey);
  };

  const moveTo = (item: TabDescriptor | undefined) => {
    if (!item) return;
    elements.current.get(item.itemKey)?.focus();
    activate(item.itemKey);
  };

  const close = (itemKey: string) => {
    const at = enabled.findIndex((item) => item.itemKey === itemKey);
    const successor = enabled[at + 1] ?? enabled[at - 1];
    // Focus moves before the tab is removed: to the successor if the active tab closes, otherwise to the active tab.
    if (itemKey === current) moveTo(successor);
    else if (current !== undefined) elements.current.get(current)?.focus();
    onClose?.(itemKey);
  };

  const onKeyDown = (item: TabDescriptor, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = (STEPS[orientation] as Readonly<Record<string, number>>)[event.key];
    if (step !== undefined) moveTo(neighbour(enabled, item.itemKey, step));
    else if (event.key === 'Home') moveTo(enabled[0]);
    else if (event.key === 'End') moveTo(enabled.at(-1));
    else if ((event.key === 'Delete' || event.key === 'Backspace') && item.closable) close(item.itemKey);
    else return;
    event.preventDefault();
  };

  return {
    activeKey: current,
    motion,
    close,
    tabProps: (item) => ({
      id: `${base}tab-${item.itemKey}`,
      ref: (element) => {
        if (element) elements.current.set(item.itemKey, element);
        else elements.current.delete(item.itemKey);
      },
      role: 'tab',
      tabIndex: item.itemKey === current ? 0 : -1,
      disabled: item.disabled ?? false,
      'aria-selected': item.itemKey === current,
      'aria-controls': `${base}panel-${item.itemKey}`,
      'aria-keyshortcuts': item.closable ? 'Delete' : undefined,
      onClick: () => activate(item.itemKey),
      onKeyDown: (event) => onKeyDown(item, event),
    }),
    panelProps: (item) => ({
      id: `${base}panel-${item.itemKey}`,
      role: 'tabpanel',
      tabIndex: 0,
      hidden: item.itemKey !== current,
      'aria-labelledby': `${base}tab-${item.itemKey}`,
    }),
  };
}
