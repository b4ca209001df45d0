import { Html } from '@goldbraun/shared/sections/html/Html';
import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import styles from './HomeIntro.module.css';

interface HomeIntroProps {
  title: string;
  text: string;
  picture: { src: string; alt: string };
}

/** Home's headline over its picture. The desktop layout of the picture begins at 1325 px, not at 1024 px. */
export function HomeIntro({ title, text, picture }: HomeIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.picture}>
        <Picture role="hero" priority {...picture} />
      </div>
      <div className={styles.place}>
        <div className={styles.block}>
          <Html as="h1" className={styles.title} html={title} />
          <Html as="p" className={styles.text} html={text} />
        </div>
      </div>
    </div>
  );
}
