import { brand } from '@goldbraun/shared/brand/brand';
import type { PageMeta } from '@goldbraun/shared/contract/page';
import { paths } from '@goldbraun/shared/contract/paths';

const organization = (publicUrl: string) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: brand.company,
  url: publicUrl + paths.home,
  logo: `${publicUrl}/asset/logo.png`,
  email: brand.email,
  telephone: brand.phone.e164,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    postalCode: brand.address.postcode,
    addressLocality: brand.address.town,
    addressCountry: 'DE',
  },
});

/** A page's own name: its title without that of the site, which stands behind a dash. */
const nameOf = ({ title }: PageMeta) => title.replace(new RegExp(` [–|] ${brand.department}$`), '');

function breadcrumb(meta: PageMeta, publicUrl: string, path: string) {
  const steps = [
    { name: brand.department, path: paths.home },
    ...(meta.parent ? [meta.parent] : []),
    { name: nameOf(meta), path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + step.path,
    })),
  };
}

/** What search engines read of a page: who publishes it, where it stands, and of an article its day (schema.org). */
export function structuredData(meta: PageMeta, publicUrl: string, path: string) {
  const publisher = organization(publicUrl);
  const article = meta.article && {
    '@type': 'NewsArticle',
    headline: meta.article.headline,
    description: meta.description,
    datePublished: meta.article.published,
    mainEntityOfPage: publicUrl + path,
    ...(meta.share ? { image: publicUrl + meta.share } : {}),
    author: { '@id': publisher['@id'] },
    publisher: { '@id': publisher['@id'] },
  };
  const parts = [publisher, path === paths.home ? undefined : breadcrumb(meta, publicUrl, path), article];
  return { '@context': 'https://schema.org', '@graph': parts.filter(Boolean) };
}
