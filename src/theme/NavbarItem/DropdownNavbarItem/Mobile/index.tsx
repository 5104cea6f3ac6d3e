import SheetGroup from '@site/src/components/navigation/sheet-group';

export default SheetGroup;
