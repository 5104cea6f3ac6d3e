import SiteFooter from '@site/src/components/navigation/site-footer';

export default SiteFooter;
