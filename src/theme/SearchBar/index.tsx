import SearchBar from '@site/src/components/search/search-bar';

export default SearchBar;
