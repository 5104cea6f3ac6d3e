import type {User} from './types';

/** Accounts, named after what they are for: the world has no people. */
export const users: readonly User[] = [
  {id: 1, name: 'admin', realName: {zh: '平台管理员', en: 'Platform administrator'}, enterpriseAdmin: true},
  {id: 2, name: 'developer', realName: {zh: '开发账号', en: 'Development account'}, enterpriseAdmin: false},
  {id: 3, name: 'tester', realName: {zh: '测试账号', en: 'Test account'}, enterpriseAdmin: false},
  {id: 4, name: 'operator', realName: {zh: '运维账号', en: 'Operations account'}, enterpriseAdmin: false},
  {id: 5, name: 'auditor', realName: {zh: '审计账号', en: 'Audit account'}, enterpriseAdmin: false},
];

/** Whoever opens the bench. */
export const visitor: User = users[0] as User;

/** The account with this number. */
export function userOf(id: number): User {
  const user = users.find((one) => one.id === id);
  if (!user) throw new Error(`The world has no user ${id}.`);
  return user;
}

/** The visitor's access tokens: name, and the days until they expire; without days, they don't expire. */
export const tokens = [
  {id: 1, note: 'ci-build', days: 90},
  {id: 2, note: 'monitoring', days: undefined},
] as const;
