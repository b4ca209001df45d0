import { useText } from '@goldbraun/shared/contract';
import { Outlet } from 'react-router-dom';
import { text } from '../../text/index.ts';
import { useCurrentPage } from './current-page.ts';
import { Footer } from './Footer.tsx';
import { fallbackMeta } from './fallback-meta.ts';
import { Header } from './header/Header.tsx';
import styles from './Layout.module.css';
import { NavigationEffects } from './NavigationEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RemoteFallback } from './RemoteFallback.tsx';

/** The frame of every page. `failed` is for the root's errorElement: the fallback stands where the page would. */
export function Layout({ failed = false }: { failed?: boolean }) {
  const t = useText(text);
  const { header, meta } = useCurrentPage();
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        {t.skipToContent}
      </a>
      <NavigationProgress />
      {header && <Header />}
      <main className={styles.main} id="inhalt" tabIndex={-1}>
        {failed ? <RemoteFallback /> : <Outlet />}
      </main>
      <Footer />
      <NavigationEffects meta={failed ? fallbackMeta() : meta} />
    </>
  );
}
