import ModuleLoading from '@site/src/components/errors/module-loading';

export default ModuleLoading;
