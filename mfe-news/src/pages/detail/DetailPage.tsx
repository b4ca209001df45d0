import { type PageHandle, paths, useText } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink';
import { Gallery } from '@goldbraun/shared/sections/gallery/Gallery';
import { Html } from '@goldbraun/shared/sections/html/Html';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload';
import { sharePicture } from '@goldbraun/shared/sections/picture/picture-roles';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import type { NewsItem } from '../../../text/news-item.ts';
import { findItem } from '../../find-item.ts';
import { isoDate } from '../../iso-date.ts';
import { loadBody } from '../../load-body.ts';
import { loadItems } from '../../load-items.ts';
import { plainText } from '../../search/plain-text.ts';
import { NewsIntro } from '../../sections/news-intro/NewsIntro.tsx';
import { NewsNeighbours } from '../../sections/news-neighbours/NewsNeighbours.tsx';
import styles from './DetailPage.module.css';

interface DetailData {
  item: NewsItem;
  newer: NewsItem | undefined;
  older: NewsItem | undefined;
  /** The item's `text`, HTML. */
  body: string;
}

const PICTURE_SIZES = '(width >= 1232px) 552px, (width >= 1024px) 45vw, 94vw';

export async function loader({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<DetailData> {
  const found = findItem(await loadItems(), params.slug);
  if (!found) throw redirect(paths.news);
  return { ...found, body: await loadBody(found.item.slug) };
}

export const handle: PageHandle<DetailData> = {
  meta: ({ data }) => {
    const { metaTitle, metaDescription, image } = data.item;
    return {
      title: metaTitle,
      description: metaDescription,
      preload: picturePreload(image, 'card', PICTURE_SIZES),
      share: sharePicture(image),
      parent: { name: text.de.list.title, path: paths.news },
      article: { headline: plainText(data.item.title), published: isoDate(data.item.cardSubtitle) },
    };
  },
};

export function Component() {
  const { item, newer, older, body } = useLoaderData<DetailData>();
  const { detail } = useText(text);
  return (
    <article>
      <Parts>
        <NewsIntro
          back={{ text: detail.back, to: paths.news }}
          aside={
            <div className={styles.picture}>
              <Picture src={item.image} alt={item.imageAlt} role="card" sizes={PICTURE_SIZES} priority />
            </div>
          }
        >
          <time className={styles.date} dateTime={isoDate(item.cardSubtitle)}>
            {item.cardSubtitle}
          </time>
          <Html as="h1" html={item.title} />
          <p>{item.cardText}</p>
        </NewsIntro>
        <Section narrow>
          <Html className={styles.text} html={body} />
          {item.more ? (
            <p className={styles.more}>
              <ButtonLink to={item.more.to}>{item.more.text}</ButtonLink>
            </p>
          ) : null}
        </Section>
        {item.gallery.noOfImages > 0 ? (
          <Gallery gallery={{ ...item.gallery, title: detail.gallery }} tone="sand" newsDetail />
        ) : null}
        <NewsNeighbours newer={newer} older={older} />
      </Parts>
    </article>
  );
}
