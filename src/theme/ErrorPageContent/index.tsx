import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import type {WrapperProps} from '@docusaurus/types';
import ErrorPageContent from '@theme-original/ErrorPageContent';

export default function ErrorPageContentWrapper(props: WrapperProps<typeof ErrorPageContentType>) {
  return (
    <>
      <Head>
        <title>{translate({id: 'errors.page.title', message: '页面出错', description: 'Document title of a crashed page'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
