import styles from './Picture.module.css';
import { type PictureRole, pictureRoles, pictureSrcSet } from './picture-roles.ts';

interface PictureProps {
  /** `/asset/images/…/<name>.jpg`; the other widths and formats lie beside it. */
  src: string;
  /** Names what is really in the picture; empty if the text beside it says the same. */
  alt: string;
  role: PictureRole;
  /** How wide the picture stands, as in the `sizes` attribute; the role's own by default. */
  sizes?: string;
  /** For the picture that is on the first screen: loaded at once. */
  priority?: boolean;
  className?: string;
}

/** A picture of the site in AVIF and JPG, in the widths of its role, with its space kept free while it loads. */
export function Picture({ src, alt, role, sizes, priority = false, className }: PictureProps) {
  const shape = pictureRoles[role];
  const where = sizes ?? shape.sizes;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(src, role, 'avif')} sizes={where} />
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        src={src}
        srcSet={pictureSrcSet(src, role, 'jpg')}
        sizes={where}
        width={shape.width}
        height={shape.height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
