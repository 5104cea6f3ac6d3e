export {default} from '@site/src/components/templates/helm-page';
