import { Html } from '@goldbraun/shared/sections/html/Html';
import { Section, type SectionTone } from '@goldbraun/shared/sections/section/Section';
import styles from './FloorPlan.module.css';

interface FloorPlanProps {
  title: string;
  /** HTML, one or more `<p>`. */
  text: string;
  /** A drawing in px at its full size. Its small writing can be read there: `caption` leads there. */
  drawing: { src: string; alt: string; width: number; height: number; caption: string };
  rooms: {
    caption: string;
    heads: readonly [room: string, area: string];
    items: readonly { room: string; area: string }[];
  };
  tone?: SectionTone;
}

/** How the rooms lie: in words, as a drawing, and as a table of areas. */
export function FloorPlan({ title, text, drawing, rooms, tone }: FloorPlanProps) {
  return (
    <Section tone={tone}>
      <div className={styles.plan}>
        <div className={styles.words}>
          <Html as="h2" html={title} />
          <Html className={styles.text} html={text} />
        </div>
        <figure className={styles.drawing}>
          <img
            src={drawing.src}
            alt={drawing.alt}
            width={drawing.width}
            height={drawing.height}
            loading="lazy"
          />
          <figcaption>
            <a href={drawing.src}>{drawing.caption}</a>
          </figcaption>
        </figure>
        <table className={styles.rooms}>
          <caption className={styles.caption}>{rooms.caption}</caption>
          <thead>
            <tr>
              {rooms.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.items.map(({ room, area }) => (
              <tr key={room}>
                <th scope="row">{room}</th>
                <td>{area}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
