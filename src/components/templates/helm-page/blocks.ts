/* Components of the command generator's page: see `src/remark/templates/helm.ts`. */

export {default as InstallOptions} from '@site/src/components/install-options';
