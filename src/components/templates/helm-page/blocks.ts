/* What the page of the command generator holds: see `src/remark/templates/helm.ts`. */

export {default as InstallOptions} from '@site/src/components/install-options';
