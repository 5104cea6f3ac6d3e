import type {IconComponent} from '@site/src/components/ui/icon';
import BookIcon from '@site/src/components/ui/icon/book';
import BranchIcon from '@site/src/components/ui/icon/branch';
import ChatIcon from '@site/src/components/ui/icon/chat';
import ChipIcon from '@site/src/components/ui/icon/chip';
import CodeIcon from '@site/src/components/ui/icon/code';
import EditIcon from '@site/src/components/ui/icon/edit';
import HandshakeIcon from '@site/src/components/ui/icon/handshake';
import HelpIcon from '@site/src/components/ui/icon/help';
import LayersIcon from '@site/src/components/ui/icon/layers';
import MeshIcon from '@site/src/components/ui/icon/mesh';
import PulseIcon from '@site/src/components/ui/icon/pulse';
import StoreIcon from '@site/src/components/ui/icon/store';
import UsersIcon from '@site/src/components/ui/icon/users';
import type {NavigationIcon} from '@site/src/data/navigation';

/** Icons of menu entries. */
export const navigationIcons: Readonly<Record<NavigationIcon, IconComponent>> = {
  book: BookIcon,
  branch: BranchIcon,
  chat: ChatIcon,
  chip: ChipIcon,
  code: CodeIcon,
  edit: EditIcon,
  handshake: HandshakeIcon,
  help: HelpIcon,
  layers: LayersIcon,
  mesh: MeshIcon,
  pulse: PulseIcon,
  store: StoreIcon,
  users: UsersIcon,
};
