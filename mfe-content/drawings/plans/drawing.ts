/** A rectangle on the ground in metres, y pointing away from the street. */
export interface Area {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

export const colours = {
  land: '#F4EFE6',
  asphalt: '#D9D2C5',
  lane: '#FFE7A8',
  paving: '#EBE3D5',
  green: '#CBD8A0',
  room: '#FFFFFF',
  kitchen: '#F6D9D6',
  wall: '#1C1A17',
  accent: '#D90007',
  text: '#1C1A17',
} as const;

export const squareMetres = ({ x0, x1, y0, y1 }: Area) => Math.round((x1 - x0) * (y1 - y0));

/** A plan in the making: shapes in metres, drawn with the street at the bottom, `scale` px a metre. */
export class Drawing {
  readonly #frame: Area;
  readonly #scale: number;
  readonly #shapes: string[] = [];

  constructor(frame: Area, scale: number) {
    this.#frame = frame;
    this.#scale = scale;
  }

  #x(x: number): number {
    return Math.round((x - this.#frame.x0) * this.#scale * 10) / 10;
  }

  #y(y: number): number {
    return Math.round((this.#frame.y1 - y) * this.#scale * 10) / 10;
  }

  /** A filled area; `wall` is the width of its outline in metres. */
  area({ x0, x1, y0, y1 }: Area, fill: string, wall = 0, dashed = false): this {
    const width = Math.round((x1 - x0) * this.#scale * 10) / 10;
    const height = Math.round((y1 - y0) * this.#scale * 10) / 10;
    const outline = wall
      ? ` stroke="${colours.wall}" stroke-width="${wall * this.#scale}"${dashed ? ' stroke-dasharray="6 5"' : ''}`
      : '';
    this.#shapes.push(
      `<rect x="${this.#x(x0)}" y="${this.#y(y1)}" width="${width}" height="${height}" fill="${fill}"${outline}/>`,
    );
    return this;
  }

  line(from: [number, number], to: [number, number], colour: string, width = 0.12, dashed = false): this {
    const dashes = dashed ? ' stroke-dasharray="8 6"' : '';
    this.#shapes.push(
      `<line x1="${this.#x(from[0])}" y1="${this.#y(from[1])}" x2="${this.#x(to[0])}" y2="${this.#y(to[1])}" ` +
        `stroke="${colour}" stroke-width="${width * this.#scale}"${dashes}/>`,
    );
    return this;
  }

  circle(x: number, y: number, radius: number, fill: string): this {
    this.#shapes.push(
      `<circle cx="${this.#x(x)}" cy="${this.#y(y)}" r="${radius * this.#scale}" fill="${fill}"/>`,
    );
    return this;
  }

  /** An arrow along the lane, pointing away from the street. */
  arrow(x: number, y: number): this {
    const points = [
      [0, 1.2],
      [0.5, 0.3],
      [0.16, 0.3],
      [0.16, -1.1],
      [-0.16, -1.1],
      [-0.16, 0.3],
      [-0.5, 0.3],
    ].map(([dx = 0, dy = 0]) => `${this.#x(x + dx)},${this.#y(y + dy)}`);
    this.#shapes.push(`<polygon points="${points.join(' ')}" fill="${colours.wall}"/>`);
    return this;
  }

  /** Text in lines around a point. `turn` in degrees. */
  label(x: number, y: number, lines: readonly string[], size = 13, turn = 0): this {
    const [cx, cy] = [this.#x(x), this.#y(y)];
    const first = cy - ((lines.length - 1) * size * 1.25) / 2;
    const spans = lines.map(
      (line, index) =>
        `<tspan x="${cx}" y="${Math.round(first + index * size * 1.25 + size * 0.35)}">${line}</tspan>`,
    );
    const rotation = turn ? ` transform="rotate(${turn} ${cx} ${cy})"` : '';
    this.#shapes.push(
      `<text font-size="${size}" font-weight="700" text-anchor="middle" fill="${colours.text}"${rotation}>${spans.join('')}</text>`,
    );
    return this;
  }

  /** A bar of `metres` with its length, its left end at the point. */
  scaleBar(x: number, y: number, metres: number): this {
    return this.line([x, y], [x + metres, y], colours.wall, 0.2)
      .line([x, y - 0.5], [x, y + 0.5], colours.wall)
      .line([x + metres, y - 0.5], [x + metres, y + 0.5], colours.wall)
      .label(x + metres / 2, y + 1.3, [`${metres}\u00a0m`], 12);
  }

  /** The finished document; `title` is what screen readers say. */
  svg(title: string): string {
    const width = Math.round((this.#frame.x1 - this.#frame.x0) * this.#scale);
    const height = Math.round((this.#frame.y1 - this.#frame.y0) * this.#scale);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
        `font-family="Figtree, 'Segoe UI', Arial, sans-serif" role="img">`,
      `<title>${title}</title>`,
      ...this.#shapes,
      '</svg>',
      '',
    ].join('\n');
  }
}
