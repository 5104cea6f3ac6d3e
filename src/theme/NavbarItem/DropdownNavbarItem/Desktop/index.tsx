import BarMenu from '@site/src/components/navigation/bar-menu';

export default BarMenu;
