-- AlterTable
ALTER TABLE "game_table" ADD COLUMN     "settings" JSON,
ADD COLUMN     "watch_token" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "game_table_watch_token_key" ON "game_table"("watch_token");
