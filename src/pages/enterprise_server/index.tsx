export {default} from '@site/src/components/templates/enterprise-page';
