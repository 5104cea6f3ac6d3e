import SearchPage from '@site/src/components/search/search-page';

export default SearchPage;
