export {default} from '@site/src/components/templates/partners-page';
