import { useNavigate, useSearchParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { directory as texts } from '../../../texts/directory.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Results } from '../components/results.js';
import { SearchForm } from '../components/search-form.js';
import { readSearchAddress, writeSearchAddress, type SearchAddress } from '../search-address.js';
import { useDirectorySearch, type DirectorySearch } from '../use-directory-search.js';

/** The vendor directory; its address is the whole state of the search. */
export default function DirectoryPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readSearchAddress(params);
  const search = useDirectorySearch(address);
  const heading = texts.heading(search.category?.namePlural, address.place?.name);
  const go = (to: SearchAddress, options?: { replace: boolean; preventScrollReset: boolean }) =>
    void navigate(`${pagePaths.vendors}${writeSearchAddress(to)}`, options);
  const showMore = () => {
    go({ ...address, page: address.page + 1 }, { replace: true, preventScrollReset: true });
    void search.more.load();
  };
  return (
    <>
      <PageTitle title={heading} />
      <div className="border-b border-hairline">
        <div className="wrap py-5">
          <SearchForm
            key={writeSearchAddress({ ...address, page: 1 })}
            address={address}
            categories={search.categories}
            onSearch={go}
          />
        </div>
      </div>
      <div className="wrap pt-8 pb-24 desk:pt-10">
        <h1 className="display-36 desk:display-48">{heading}</h1>
        <p role="status" className="mt-3 mb-8 min-h-6 text-16">
          <Count search={search} name={address.name} />
        </p>
        <section aria-label={texts.results}>
          <Results search={search} address={address} onShowMore={showMore} />
        </section>
      </div>
    </>
  );
}

function Count({ search, name }: { search: DirectorySearch; name: string | undefined }) {
  if (search.failed || search.nameIsTooShort) return null;
  if (search.numResults === undefined) return <span className="text-muted">{texts.searching}</span>;
  return <strong className="font-strong">{texts.count(search.numResults, name)}</strong>;
}
