# The programs of one version: `docker build -t rotativa .`. docs/operating.md says how they are run.
FROM node:24-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --ignore-scripts
RUN npm run build:production -- /app
WORKDIR /app
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app /app
# Neither root nor the owner of the files: the programs write to the folders of their settings only.
USER node
EXPOSE 3000-3007 4000
# The sites. The other programs: apps/sandbox/src/main.ts and apps/desk/src/main.ts
CMD ["node", "--conditions=rotativa-source", "apps/sites/start.ts"]
