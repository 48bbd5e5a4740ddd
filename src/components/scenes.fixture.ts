/** Drawn pictures for stories as data URLs, which need no network. */
const draw = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
  )}`;

const sky = (from: string, to: string): string =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`;

export const SCENES = {
  mountains: draw(
    1600,
    900,
    `${sky('#f3c98b', '#e98d6a')}<circle cx="1150" cy="300" r="95" fill="#fff1cf"/><path d="M0 560 260 330 520 560 760 280 1060 600 1320 360 1600 580V900H0Z" fill="#7a5a78"/><path d="M0 690 340 480 640 700 960 500 1280 720 1600 560V900H0Z" fill="#4b4263"/><path d="M0 800Q420 690 820 790T1600 760V900H0Z" fill="#27304a"/>`,
  ),
  city: draw(
    1600,
    900,
    `${sky('#bcd3e4', '#eef2ee')}<path d="M0 520 500 300 900 480 1600 260V900H0Z" fill="#8aa58f"/><path d="M0 900V600h120V470h110v130h90V420h130v250h100V380h90V300h60v80h80v330h110V520h140v180h90V450h120v210h110V560h140v140h100V900Z" fill="#3b4c5c"/><path d="M150 520h20v24h-20Zm0 60h20v24h-20ZM350 470h24v28h-24Zm50 0h24v28h-24Zm-50 70h24v28h-24ZM690 420h22v30h-22Zm50 0h22v30h-22Zm-50 90h22v30h-22ZM1230 500h24v30h-24Zm0 80h24v30h-24Z" fill="#f4d58d"/>`,
  ),
  coffee: draw(
    1600,
    900,
    `${sky('#dfe9d0', '#b8cf9a')}<path d="M0 430Q400 260 800 400T1600 330V900H0Z" fill="#6f9457"/><path d="M0 560Q500 430 900 560T1600 500V900H0Z" fill="#4c7440"/><path d="M0 720Q400 600 860 700T1600 660V900H0Z" fill="#2f5130"/><g fill="#b3352c"><circle cx="300" cy="720" r="26"/><circle cx="360" cy="752" r="26"/><circle cx="980" cy="742" r="26"/><circle cx="1040" cy="716" r="26"/><circle cx="1290" cy="770" r="26"/></g>`,
  ),
  stadium: draw(
    1600,
    900,
    `${sky('#12233f', '#345b86')}<ellipse cx="800" cy="760" rx="1000" ry="300" fill="#2f7a3d"/><ellipse cx="800" cy="760" rx="180" ry="70" fill="none" stroke="#e8f3e2" stroke-width="8"/><path d="M0 560Q800 340 1600 560V640Q800 420 0 640Z" fill="#20314a"/><g fill="#fff6cf"><path d="M180 150h150v50H180ZM1270 150h150v50h-150Z"/></g><path d="M250 200v330M1345 200v330" stroke="#0c1626" stroke-width="14"/>`,
  ),
  portrait: draw(
    900,
    1125,
    `${sky('#e8c7b7', '#c98f86')}<path d="M120 1125c10-260 150-360 330-360s320 100 330 360Z" fill="#41303f"/><path d="M380 640h140v170q-70 60-140 0Z" fill="#a9694f"/><ellipse cx="450" cy="480" rx="165" ry="210" fill="#c68263"/><path d="M270 500C230 240 340 190 450 190s240 60 180 320c-20-130-70-190-120-200-80 50-170 40-200 60-30 30-35 80-40 130Z" fill="#2a1c22"/>`,
  ),
} as const;
