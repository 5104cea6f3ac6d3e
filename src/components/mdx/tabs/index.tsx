import {translate} from '@docusaurus/Translate';
import {useScrollPositionBlocker, useTabsContextValue, type TabItemProps, type TabsProps} from '@docusaurus/theme-common/internal';
import {Children, isValidElement, useRef, type ReactElement, type ReactNode} from 'react';

import UiTabs from '@site/src/components/ui/tabs';

import styles from './styles.module.css';

type Props = Pick<TabsProps, 'children' | 'defaultValue' | 'groupId'>;

function listName(groupId: string | undefined): string {
  switch (groupId) {
    case 'os':
      return translate({id: 'reading.tabs.os', message: '操作系统', description: 'Name of a list of tabs'});
    case 'runtime':
      return translate({id: 'reading.tabs.runtime', message: '容器运行时', description: 'Name of a list of tabs'});
    case 'cloud':
      return translate({id: 'reading.tabs.cloud', message: '云平台', description: 'Name of a list of tabs'});
    case 'language':
      return translate({id: 'reading.tabs.language', message: '编程语言', description: 'Name of a list of tabs'});
    default:
      return translate({id: 'reading.tabs.other', message: '可选的做法', description: 'Name of a list of tabs of no known group'});
  }
}

function isTab(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}

/** Tabs of a page. Tabs of one group switch together and the choice is remembered, as in the theme. */
export function Tabs(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const {selectedValue, selectValue} = useTabsContextValue(props);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const items = Children.toArray(props.children)
    .filter(isTab)
    .map(({props: {value, label = value, children}}) => ({
      itemKey: value,
      tab: label,
      content: (
        <>
          <p className={styles.label} data-search="off">
            {label}
          </p>
          {children}
        </>
      ),
    }));
  const select = (value: string) => {
    // Other tabs of the group may change height above this list; this keeps the list where it is.
    if (frame.current !== null) blockElementScrollPositionUntilNextRender(frame.current);
    selectValue(value);
  };
  return (
    <div ref={frame} className={styles.tabs}>
      <UiTabs
        items={items}
        label={listName(props.groupId)}
        size="medium"
        activeKey={selectedValue}
        onChange={select}
        panelClassName={styles.panel}
      />
    </div>
  );
}

/** One tab of `Tabs`, which reads its props. */
export function TabItem({children}: TabItemProps) {
  return <>{children}</>;
}
