import { useState } from 'react';
import { NavLink, Outlet, useParams } from 'react-router-dom';
import { BrandSign } from '../sections/brand-sign/BrandSign.tsx';
import styles from './Catalogue.module.css';
import { pages } from './pages/index.ts';
import { VariantFrame } from './VariantFrame.tsx';

/** The frame around every page of the catalogue: its name and the list of sections. */
export function Catalogue() {
  return (
    <div className={styles.catalogue}>
      <nav className={styles.list} aria-label="Sections">
        <NavLink className={styles.home} to="/" end>
          <BrandSign />
          Sections
        </NavLink>
        {pages.map(({ section, title }) => (
          <NavLink key={section} to={`/section/${section}`}>
            {title}
          </NavLink>
        ))}
      </nav>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}

/** What stands at '/': one sentence on each section. */
export function Overview() {
  return (
    <>
      <h1>Section catalogue</h1>
      <p>
        What the pages of the site are made of, each in its variants. A change of a section shows here at
        once.
      </p>
      <dl className={styles.overview}>
        {pages.map(({ section, title, about }) => (
          <div key={section}>
            <dt>
              <NavLink to={`/section/${section}`}>{title}</NavLink>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const widths = ['100%', '360px', '768px', '1024px', '1440px'];

/** One section in all its variants, at the width that the designer chooses. */
export function SectionPage() {
  const { section } = useParams();
  const [width, setWidth] = useState('100%');
  const page = pages.find((candidate) => candidate.section === section);
  if (!page) return <h1>There is no section “{section}”</h1>;
  return (
    <>
      <h1>{page.title}</h1>
      <p>{page.about}</p>
      <fieldset className={styles.widths}>
        <legend>Width</legend>
        {widths.map((choice) => (
          <label key={choice}>
            <input type="radio" name="width" checked={choice === width} onChange={() => setWidth(choice)} />
            {choice}
          </label>
        ))}
      </fieldset>
      {page.variants.map(({ id, name }) => (
        <VariantFrame
          key={`${page.section}/${id}`}
          path={`/variant/${page.section}/${id}`}
          name={name}
          width={width}
        />
      ))}
    </>
  );
}
