/** Configuration groups of the application `shop`. */
export const configGroups = [
  {
    id: 1,
    name: 'shop-common',
    enabled: true,
    items: {LOG_LEVEL: 'info', TZ: 'Asia/Shanghai', CURRENCY: 'CNY'},
    components: ['gr3f2a11', 'gr7b90c4'],
    createdDaysAgo: 40,
    updatedDaysAgo: 6,
  },
] as const;

/** Kubernetes resources of the application, besides its components; the state is the console's (1: created, 3: failed). */
export const resources: readonly {readonly id: number; readonly name: string; readonly kind: string; readonly state: 1 | 2 | 3; readonly error: string; readonly content: string}[] = [
  {id: 1, name: 'shop-quota', kind: 'ResourceQuota', state: 1, error: '', content: 'apiVersion: v1\nkind: ResourceQuota\nmetadata:\n  name: shop-quota\nspec:\n  hard:\n    pods: "20"\n'},
  {id: 2, name: 'shop-reader', kind: 'Role', state: 1, error: '', content: 'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata:\n  name: shop-reader\nrules:\n  - apiGroups: [""]\n    resources: ["pods"]\n    verbs: ["get", "list"]\n'},
  {id: 3, name: 'shop-reader', kind: 'RoleBinding', state: 1, error: '', content: 'apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata:\n  name: shop-reader\nsubjects:\n  - kind: ServiceAccount\n    name: default\nroleRef:\n  kind: Role\n  name: shop-reader\n  apiGroup: rbac.authorization.k8s.io\n'},
];

/** The upgrade that the library offers to the application's database. */
export const upgrade = {group: 3, template: 'MySQL', from: '8.0', to: '8.0.33', component: 'grd41e08', record: 5} as const;

/** The variables that the database passes to components that depend on it; what a template calls random has no value of its own. */
export const connection = {component: 'grd41e08', variables: {MYSQL_HOST: '127.0.0.1', MYSQL_PORT: '3306', MYSQL_USER: 'shop', MYSQL_PASSWORD: '**None**'}} as const;

/** The draft of the next version that is being published. */
export const draft = {record: 21, version: '1.3.0'} as const;
