import styles from './Portrait.module.css';

/** A face: its colours, and its hair as paths on a field of 96 × 96. */
export interface PortraitDrawing {
  ground: string;
  skin: string;
  hair: string;
  jacket: string;
  shirt: string;
  /** Hair behind the head. */
  back?: string;
  /** Hair over the forehead. */
  front: string;
  beard?: string;
  glasses?: boolean;
}

/** A drawn face in the flat style of the site's pictures. The name beside it says who it is. */
export function Portrait({ drawing }: { drawing: PortraitDrawing }) {
  const { ground, skin, hair, jacket, shirt, back, front, beard, glasses } = drawing;
  return (
    <svg className={styles.portrait} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <rect width="96" height="96" fill={ground} />
      {back ? <path d={back} fill={hair} /> : null}
      <path d="M14 96c0-18 12-25 34-25s34 7 34 25z" fill={jacket} />
      <path d="M37 71h22l-11 14z" fill={shirt} />
      <path d="M40 58h16v14c0 4-16 4-16 0z" fill={skin} />
      <path d="M40 62c4 4 12 4 16 0v4c-4 4-12 4-16 0z" fill="#1c1a17" opacity="0.12" />
      <path d="M30 40c0-14 8-20 18-20s18 6 18 20c0 15-8 25-18 25S30 55 30 40z" fill={skin} />
      {beard ? <path d={beard} fill={hair} /> : null}
      <path d={front} fill={hair} />
      <circle cx="41" cy="43" r="2" fill="#1c1a17" />
      <circle cx="55" cy="43" r="2" fill="#1c1a17" />
      <path d="M42 53c3 3.5 9 3.5 12 0" fill="none" stroke="#7d2a20" strokeWidth="2" strokeLinecap="round" />
      {glasses ? (
        <path
          d="M34.5 43a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM49.5 43a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM46.5 42h3"
          fill="none"
          stroke="#1c1a17"
          strokeWidth="1.5"
        />
      ) : null}
    </svg>
  );
}
