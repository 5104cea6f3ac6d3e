export {default} from '@site/src/components/templates/apps-page';
