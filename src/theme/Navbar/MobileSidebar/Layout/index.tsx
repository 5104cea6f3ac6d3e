import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';

import PhoneSheet from '@site/src/components/navigation/phone-sheet';

export default function LayoutWrapper(props: Props) {
  const {shown, toggle} = useNavbarMobileSidebar();
  if (!shown) return null;
  return (
    <PhoneSheet onCancel={toggle}>
      <Layout {...props} />
    </PhoneSheet>
  );
}
