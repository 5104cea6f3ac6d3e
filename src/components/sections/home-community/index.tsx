import LinkRows from '@site/src/components/sections/link-rows';
import Section from '@site/src/components/sections/section';
import type {IconComponent} from '@site/src/components/ui/icon';
import BookIcon from '@site/src/components/ui/icon/book';
import BranchIcon from '@site/src/components/ui/icon/branch';
import ChatIcon from '@site/src/components/ui/icon/chat';
import EditIcon from '@site/src/components/ui/icon/edit';
import StoreIcon from '@site/src/components/ui/icon/store';
import {product} from '@site/src/config/product';
import {channels, heads, type Channel} from '@site/src/data/home';

const PLACES: Readonly<Record<Channel['key'], {readonly to: string; readonly icon: IconComponent}>> = {
  forum: {to: product.forum, icon: ChatIcon},
  source: {to: product.repository, icon: BranchIcon},
  store: {to: product.store, icon: StoreIcon},
  contribute: {to: '/community/contribution/', icon: EditIcon},
  support: {to: '/community/support', icon: BookIcon},
};

/** Where to meet the people behind the project. */
export default function HomeCommunity() {
  return (
    <Section tone="line" layout="beside" title={heads.community.title} sub={heads.community.sub}>
      <LinkRows rows={channels.map(({key, title, note}) => ({...PLACES[key], title, note}))} />
    </Section>
  );
}
