import sidebars from '../../sidebars';
import community from '../../sidebars-community';
import {documentIds, readProject, type Project, type SidebarItem} from './project';

const idsOf = (lists: object) => new Set(Object.values(lists).flatMap((items) => documentIds(items as SidebarItem[])));

/** Reads the content of this site for the checks. */
export function readSite(): Promise<Project> {
  return readProject('.', {docs: idsOf(sidebars), community: idsOf(community)});
}
